import { InProgress } from '../frame/in-progress.tsx';

export default function Brands() {
  return <InProgress title="Marcas" />;
}
