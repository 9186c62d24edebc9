import { pages } from '#contract/urls/shop-urls.ts';
import { ButtonAnchor } from '#ui/button/button.tsx';
import { MessageScreen } from './message-screen.tsx';

/** The router's error boundary. It is rendered outside the layout, so its link loads a new page. */
export function UnexpectedError() {
  return (
    <main className="flex min-h-dvh flex-col">
      <title>Unexpected Application Error!</title>
      <MessageScreen
        mark="Error"
        title="Unexpected Application Error!"
        actions={<ButtonAnchor href={pages.home}>Inicio</ButtonAnchor>}
      />
    </main>
  );
}
