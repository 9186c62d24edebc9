import { InProgress } from '../ui/in-progress-page.tsx';

export default function Other() {
  return <InProgress title="Otros" />;
}
