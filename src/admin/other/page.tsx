import { InProgress } from '../frame/in-progress.tsx';

export default function Other() {
  return <InProgress title="Otros" />;
}
