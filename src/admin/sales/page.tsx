import { InProgress } from '../frame/in-progress.tsx';

export default function Sales() {
  return <InProgress title="Ventas" />;
}
