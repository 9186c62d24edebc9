import { limitMemory } from '../child-process/limit-memory.ts';
import { serveTasks } from '../child-process/serve-tasks.ts';
import { makeMaster } from './make-master.ts';

/** An AVIF of 24 megapixels takes 540 MB, the process included. */
const MAX_BYTES = 700_000_000;

limitMemory(MAX_BYTES);
serveTasks(makeMaster);
