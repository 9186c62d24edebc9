import { InProgress } from '../ui/in-progress-page.tsx';

export default function Accounting() {
  return <InProgress title="Contabilidad" />;
}
