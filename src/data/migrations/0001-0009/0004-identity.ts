import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Administrators, their sessions and token keys, with the names of the sign-in library; secrets and sign-in attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // The library writes ISO text and 0 or 1 where a database has no dates and no truth values.
  const date = postgres ? sql`timestamptz` : sql`text`;
  const flag = postgres ? sql`boolean` : sql`integer`;

  await sql`create table "user" (
    "id" text not null primary key,
    "name" text not null,
    "email" text not null unique,
    "emailVerified" ${flag} not null,
    "image" text,
    "createdAt" ${date} not null,
    "updatedAt" ${date} not null
  )`.execute(db);

  await sql`create table "session" (
    "id" text not null primary key,
    "expiresAt" ${date} not null,
    "token" text not null unique,
    "createdAt" ${date} not null,
    "updatedAt" ${date} not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null references "user" ("id") on delete cascade
  )`.execute(db);
  await sql`create index sessions_of_user on "session" ("userId")`.execute(db);

  await sql`create table "account" (
    "id" text not null primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null references "user" ("id") on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" ${date},
    "refreshTokenExpiresAt" ${date},
    "scope" text,
    "password" text,
    "createdAt" ${date} not null,
    "updatedAt" ${date} not null
  )`.execute(db);
  await sql`create index accounts_of_user on "account" ("userId")`.execute(db);

  await sql`create table "verification" (
    "id" text not null primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" ${date} not null,
    "createdAt" ${date} not null,
    "updatedAt" ${date} not null
  )`.execute(db);

  await sql`create table "jwks" (
    "id" text not null primary key,
    "publicKey" text not null,
    "privateKey" text not null,
    "createdAt" ${date} not null,
    "expiresAt" ${date},
    "alg" text,
    "crv" text
  )`.execute(db);

  await sql`create table secrets (name text not null primary key, value text not null)`.execute(db);

  const big = postgres ? sql`bigint` : sql`integer`;
  await sql`create table sign_in_attempts (
    key text not null primary key,
    began_at ${big} not null,
    count integer not null
  )`.execute(db);
  await sql`create table known_sign_ins (key text not null primary key, at ${big} not null)`.execute(db);
}
