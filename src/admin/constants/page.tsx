import { InProgress } from '../frame/in-progress.tsx';

export default function Constants() {
  return <InProgress title="Configuración" />;
}
