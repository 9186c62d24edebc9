import type { WireBackupStatus } from '#contract/responses/backup-status.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { backupText } from './backup-text.ts';

/** The age of the newest backup, as a warning when it is late or the last attempt failed. */
export function BackupNotice({ status }: { status: WireBackupStatus | null }) {
  const backup = status && backupText(status);
  if (!backup) return null;
  if (!backup.isWarning) return <p className="mb-4 text-sm text-muted">{backup.text}</p>;
  return (
    <Notice tone="warning" className="mb-4">
      <p>{backup.text}</p>
      <p className="font-normal">
        Si el servidor se daña se puede perder lo que cargaste desde entonces. Pedile a quien administra el servidor que
        lo revise.
      </p>
    </Notice>
  );
}
