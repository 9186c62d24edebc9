/** Somebody who may do everything in the back-office. */
export type Administrator = { id: string; email: string; displayName: string };

/** Who administrators are and how they prove it. Another provider takes its place by giving the same. */
export interface Identity {
  /**
   * Answers the calls under /api/auth: sign in and session as `{user}` (null for no session), sign out, `{token}`, public
   * keys. Others are a 404. Does not look at where a request comes from.
   */
  handle(request: Request): Promise<Response>;
  /** Whose ID token this is; undefined when it is malformed, expired, not ours or of a session that has ended. */
  verify(token: string): Promise<Administrator | undefined>;
}

export type NewAdministrator = { email: string; password: string; name: string };

/** What a provider that keeps its own administrators can do besides. */
export interface AdministratorStore {
  hasAdministrator(): Promise<boolean>;
  /** Creates the administrator or gives the known one this name and password; open sessions of theirs end. */
  saveAdministrator(administrator: NewAdministrator): Promise<'created' | 'reset'>;
}
