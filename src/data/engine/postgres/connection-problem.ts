import { causeText } from '../database-unavailable.ts';
import { isPostgresError } from './postgres-error.ts';

/** SQLSTATE of a database that does not exist, and the class of refused roles and passwords. */
const NO_DATABASE = '3D000';
const REFUSED_ROLE = /^28/;

/** Why the first connection failed, and what to do. Never contains the password. */
export function connectionProblem(cause: unknown): string {
  if (!isPostgresError(cause))
    return `PostgreSQL cannot be reached: ${causeText(cause)}. Is it running, and DATABASE_URL right?`;
  const { code, message } = cause;
  if (code === NO_DATABASE) return `PostgreSQL answers, but ${message}. Create it, or correct DATABASE_URL.`;
  if (REFUSED_ROLE.test(code)) return `PostgreSQL refuses the role of DATABASE_URL: ${message}.`;
  return `PostgreSQL refuses the connection: ${message}.`;
}
