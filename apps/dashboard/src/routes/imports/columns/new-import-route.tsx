import { dashboardPath } from '@etalage/api-contract';
import { Navigate } from 'react-router';
import { useSession } from '../../../session/session-context.ts';
import { useChosenFile } from '../chosen-file.ts';
import { ColumnStep } from './column-step.tsx';

/** `/importeren/nieuw`: what the columns of the chosen file become. */
export function NewImportRoute() {
  const { website } = useSession();
  const file = useChosenFile(website.id);
  if (!file) return <Navigate to={dashboardPath(website.id, '/importeren')} replace />;
  return <ColumnStep file={file} />;
}
