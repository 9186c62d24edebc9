import { InProgressPage } from '../ui/in-progress-page.tsx';

export default function Accounting() {
  return <InProgressPage title="Contabilidad" />;
}
