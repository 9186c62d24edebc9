import { readAndMatch } from '../read-and-match.ts';
import { serveWatched } from './serve-watched.ts';

serveWatched(readAndMatch);
