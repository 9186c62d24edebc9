/** A person who may do everything in the admin area. */
export type Administrator = { id: string; email: string; displayName: string };

/** Signs administrators in and verifies their ID tokens. Another provider can be used by implementing it. */
export interface Identity {
  /**
   * Answers the calls under /api/auth: sign in and session as `{user}` (null for no session), sign out, `{token}`, public
   * keys. Others are a 404. Does not check the origin of a request.
   */
  handle(request: Request): Promise<Response>;
  /** The owner of an ID token; undefined when it is malformed, expired, not ours or of a session that has ended. */
  verify(token: string): Promise<Administrator | undefined>;
}

export type NewAdministrator = { email: string; password: string; name: string };

/** Further methods of a provider that stores administrators itself. */
export interface AdministratorStore {
  hasAdministrator(): Promise<boolean>;
  /** Creates the administrator, or sets name and password of an existing one and ends their sessions. */
  saveAdministrator(administrator: NewAdministrator): Promise<'created' | 'reset'>;
}
