import { InProgress } from '../frame/in-progress.tsx';

export default function PriceList() {
  return <InProgress title="Lista de precios" />;
}
