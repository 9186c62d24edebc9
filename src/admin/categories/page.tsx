import { InProgress } from '../frame/in-progress.tsx';

export default function Categories() {
  return <InProgress title="Categorías" />;
}
