import { Screen } from '../frame/screen.tsx';
import { useSession } from '../session/use-session.ts';

export default function Dashboard() {
  const { displayName } = useSession();
  return <Screen title={`¡Hola, ${displayName}!`}>{null}</Screen>;
}
