import { limitMemory } from '../child-process/limit-memory.ts';
import { serveTasks } from '../child-process/serve-tasks.ts';
import { renderVariant } from './render-variant.ts';

/** Masters are small: the largest variant takes half of it. */
const MAX_BYTES = 300_000_000;

limitMemory(MAX_BYTES);
serveTasks(renderVariant);
