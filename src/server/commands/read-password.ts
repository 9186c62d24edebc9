import { text } from 'node:stream/consumers';
import { StartError } from '../start-error.ts';

export type PasswordSource = { password?: string | undefined; fromStdin: boolean };

const END_OF_TEXT = '\u0003';
const BACKSPACES = ['\u007f', '\b'];

/** From the option, standard input, or the terminal, where it is typed twice and not shown. Throws StartError. */
export async function readPassword({ password, fromStdin }: PasswordSource): Promise<string> {
  if (password !== undefined) return password;
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!process.stdin.isTTY) throw new StartError('There is no terminal to ask for the password: use --password-stdin.');
  const first = await askHidden('Contraseña: ');
  if ((await askHidden('Otra vez: ')) !== first) throw new StartError('The two passwords differ.');
  return first;
}

async function askHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  try {
    return await new Promise((resolve, reject) => {
      let typed = '';
      const onData = (chunk: string) => {
        for (const letter of chunk) {
          if (letter === END_OF_TEXT) return finish(() => reject(new StartError('Cancelled.')));
          if (letter === '\r' || letter === '\n') return finish(() => resolve(typed));
          typed = BACKSPACES.includes(letter) ? typed.slice(0, -1) : typed + letter;
        }
      };
      const finish = (settle: () => void) => {
        stdin.off('data', onData);
        settle();
      };
      stdin.on('data', onData);
    });
  } finally {
    stdin.setRawMode(false).pause();
    stderr.write('\n');
  }
}
