import { InProgress } from '../frame/in-progress.tsx';

export default function Calculator() {
  return <InProgress title="Calculadora" />;
}
