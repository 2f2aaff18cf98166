import type { member } from '@etalage/api-contract';
import type { z } from 'zod';
import type { HandlerContext } from '../../calls/handler-context.ts';
import type { Account } from './account.repository.ts';

/** A member as sent to the dashboard; `url` is the address of a website for its visitors. */
export function memberReply(account: Account, { ports }: HandlerContext): z.output<typeof member> {
  const { name, email, websites } = account;
  return {
    name,
    email,
    websites: websites.map(({ host, ...website }) => ({ ...website, url: ports.siteUrl(host) })),
  };
}
