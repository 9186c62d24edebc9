import { InProgress } from '../frame/in-progress.tsx';

export default function Products() {
  return <InProgress title="Productos" />;
}
