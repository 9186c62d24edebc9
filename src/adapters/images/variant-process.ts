import { serveTasks } from '../child-process/serve-tasks.ts';
import { renderVariant } from './render-variant.ts';

serveTasks(renderVariant);
