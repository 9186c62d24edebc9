/** A person who may do everything in the admin area. `sessionId` comes from providers that store sessions here. */
export type Administrator = { id: string; email: string; displayName: string; sessionId?: string | undefined };

/** Signs administrators in and verifies their ID tokens. Another provider can be used by implementing it. */
export interface Identity {
  /**
   * Answers the calls under /api/auth: sign in and session as `{user}` (null for no session), sign out, `{token}`, public
   * keys. Others are a 404. Does not check the origin of a request.
   */
  handle(request: Request): Promise<Response>;
  /**
   * The owner of an ID token; undefined when it is malformed, expired, not ours or of a session that has ended. Throws
   * IdentityUnavailableError when that cannot be known.
   */
  verify(token: string): Promise<Administrator | undefined>;
  /** Passwords and sessions, when they are stored here and not at an outside provider. */
  account?: AccountStore | undefined;
  /** Where browsers sign in instead of here. */
  firebase?: FirebaseSettings | undefined;
}

/** Dates in epoch milliseconds; `lastUsedAt` is at most a day old. `address` is where the session was opened. */
export type OpenSession = { id: string; openedAt: number; lastUsedAt: number; address: string; userAgent: string };

/** One session and whose it is. */
export type OwnSession = { administratorId: string; sessionId: string };

export interface AccountStore {
  /** The sessions that have not ended, the last used first. */
  listSessions(administratorId: string): Promise<OpenSession[]>;
  /** Ends all sessions of the administrator but this one; returns how many. */
  endOtherSessions(own: OwnSession): Promise<number>;
  /** Sets the password and ends the other sessions, or false when the current password is wrong. */
  changePassword(own: OwnSession, passwords: { current: string; next: string }): Promise<boolean>;
  /** Deletes the sessions that have ended; returns how many. */
  deleteEndedSessions(): Promise<number>;
}

/** What a browser needs to sign in at a Firebase project; public. `emulator` is the origin of a local one. */
export type FirebaseSettings = { projectId: string; apiKey: string; emulator?: string | undefined };

export type NewAdministrator = { email: string; password: string; name: string };

/** Further methods of a provider that stores administrators itself. */
export interface AdministratorStore {
  account: AccountStore;
  hasAdministrator(): Promise<boolean>;
  /** Creates an administrator unless there is one, also when several nodes do so at once; false when there is. */
  createFirstAdministrator(administrator: NewAdministrator): Promise<boolean>;
  /** Creates the administrator, or sets name and password of an existing one and ends their sessions. */
  saveAdministrator(administrator: NewAdministrator): Promise<'created' | 'reset'>;
}
