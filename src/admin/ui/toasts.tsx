import { Toast } from '@base-ui/react/toast';
import { classNames } from '#ui/class-names.ts';
import { CircleAlertIcon, CircleCheckIcon, TriangleAlertIcon, XIcon } from '#ui/icons/icons.tsx';

/** Duration in milliseconds, and how many toasts may be open at once (spec §9). */
const DURATIONS_MS = { error: 4000, warning: 4000, success: 2000 } as const;
const MAX_TOASTS = 20;

type ToastType = keyof typeof DURATIONS_MS;

const manager = Toast.createToastManager();

const createToast = (type: ToastType) => (text: string) => {
  manager.add({
    title: text,
    type,
    timeout: DURATIONS_MS[type],
    priority: type === 'success' ? 'low' : 'high',
  });
};

export const toastSuccess = createToast('success');
export const toastError = createToast('error');
export const toastWarning = createToast('warning');

const toastStyles = {
  success: { icon: CircleCheckIcon, className: 'text-success' },
  error: { icon: CircleAlertIcon, className: 'text-danger' },
  warning: { icon: TriangleAlertIcon, className: 'text-warning' },
};

const toastStyle = (type: string | undefined) =>
  type === 'success' || type === 'warning' ? toastStyles[type] : toastStyles.error;

/** At the top right; on phones at the top centre. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={manager} limit={MAX_TOASTS}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Avisos"
          className="pointer-events-none fixed top-3 left-1/2 z-70 flex w-[calc(100vw-1.5rem)] max-w-88 -translate-x-1/2 flex-col gap-2 md:top-4 md:right-4 md:left-auto md:translate-x-0"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const { icon: Icon, className } = toastStyle(toast.type);
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['up', 'right']}
        className="pointer-events-auto rounded-md border border-line bg-white shadow-pop transition-[opacity,translate] duration-base data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-start gap-2.5 py-1 pr-1 pl-3.5">
          <Icon className={classNames('mt-2.5 size-5 shrink-0', className)} />
          <Toast.Title render={<p />} className="min-w-0 flex-1 self-center py-2 text-sm font-semibold" />
          <Toast.Close
            // Our toasts are always expanded; the library hides the button of a stacked one, which stays focusable.
            aria-hidden={false}
            aria-label="Cerrar el aviso"
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-ground hover:text-ink md:size-10"
          >
            <XIcon className="size-4.5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
