import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../queries/call-api.ts';
import { submissionQuery } from '../../queries/form-queries.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { UnopenedScreen } from '../../screen/unopened-screen.tsx';
import { useSession } from '../../session/session-context.ts';
import { SubmissionScreen } from './submission-screen.tsx';

/** `/inzendingen/{id}`: everything that a visitor sent. Opening it marks it as read. */
export function SubmissionRoute() {
  const { id = '' } = useParams();
  const { website } = useSession();
  const opened = useQuery(submissionQuery(website.id, id));
  const back = <BackLink to="/inzendingen" text="submissions_back" />;
  const { data } = opened;
  if (data) return <SubmissionScreen key={id} id={id} submission={data.submission} back={back} />;
  return (
    <UnopenedScreen
      query={opened}
      isMissing={failedWith(opened.error, 'not_found')}
      icon="inbox"
      texts={{ one: 'submissions_one', missing: 'submissions_one', about: 'submissions_gone' }}
      back={back}
    />
  );
}
