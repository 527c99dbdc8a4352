import { z } from 'zod';
import { userErrors } from '#domains/users/model/user.errors.ts';
import { ProfileChange } from '#domains/users/model/user.ts';
import { AppError } from '#platform/shared/errors.ts';
import { openidErrors } from '../model/identity.errors.ts';
import { saysSecondFactor } from '../model/identity.rules.ts';
import type { Arrival, Claims } from './openid-provider.ts';

interface Names {
  firstName: string;
  middleName: string;
  lastName: string;
}

interface Details {
  email: string | undefined;
  /** The provider vouches for the address. */
  isVerified: boolean;
  /** Their names, or else a part of an address. */
  namesOr(email: string): Names;
}

/** Somebody as the provider tells of them: who they are there, and what else it says when it is asked. */
export interface PersonElsewhere {
  identity: { issuer: string; subject: string };
  hasSecondFactor: boolean;
  askDetails(): Promise<Details>;
}

export function personElsewhere({ claims, withDetails }: Arrival): PersonElsewhere {
  return {
    identity: { issuer: claims.iss, subject: claims.sub },
    hasSecondFactor: saysSecondFactor(claims),
    askDetails: async () => detailsIn(await withDetails()),
  };
}

function detailsIn(claims: Claims): Details {
  return {
    email: z.email().max(254).safeParse(claims['email']).data,
    // The word "false" is true in some languages, and this is one of them.
    isVerified: claims['email_verified'] === true,
    namesOr: (email) => namesIn(claims, email),
  };
}

/** By the rules of the profile, where they can be changed. A name that does not fit them gives way to the address. */
function namesIn(claims: Claims, email: string): Names {
  const name = (key: string, part: 'firstName' | 'lastName') => ProfileChange.shape[part].safeParse(claims[key]).data;
  const [beforeAt = email] = email.split('@');
  const firstName = name('given_name', 'firstName') ?? name('name', 'firstName') ?? beforeAt.slice(0, 100);
  return { firstName, middleName: '', lastName: name('family_name', 'lastName') ?? '' };
}

export function tellEmailTaken(error: unknown): never {
  if (error instanceof AppError && error.code === userErrors.email_taken().code) throw openidErrors.email_taken();
  throw error;
}
