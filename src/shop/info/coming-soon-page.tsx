import { useLocation } from 'react-router';
import { pages } from '#contract/urls/shop-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { MessageScreen } from '../error/message-screen.tsx';
import { PageMeta } from '../seo/page-meta.tsx';

/** Placeholder for sections that do not exist yet. */
export default function ComingSoon() {
  const name = useLocation().pathname === pages.routines ? 'Rutinas' : 'Recetas';
  return (
    <>
      <PageMeta title={name} indexed={false} />
      <MessageScreen
        mark={name}
        title="Proximamente..."
        actions={<ButtonLink to={pages.products}>Ver productos</ButtonLink>}
      />
    </>
  );
}
