import { InProgress } from '../frame/in-progress.tsx';

export default function Stock() {
  return <InProgress title="Stock" />;
}
