import { data } from 'react-router';
import { NotFoundScreen } from './not-found-screen.tsx';

const load = () => data(null, { status: 404 });

export const loader = load;
export const clientLoader = load;

export default NotFoundScreen;
