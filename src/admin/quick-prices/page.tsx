import { InProgress } from '../frame/in-progress.tsx';

export default function QuickPrices() {
  return <InProgress title="Precios" />;
}
