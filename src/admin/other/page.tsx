import { InProgressPage } from '../ui/in-progress-page.tsx';

export default function Other() {
  return <InProgressPage title="Otros" />;
}
