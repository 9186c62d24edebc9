import { InProgress } from '../frame/in-progress.tsx';

export default function Accounting() {
  return <InProgress title="Contabilidad" />;
}
