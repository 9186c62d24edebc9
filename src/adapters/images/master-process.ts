import { serveTasks } from '../child-process/serve-tasks.ts';
import { makeMaster } from './make-master.ts';

serveTasks(makeMaster);
