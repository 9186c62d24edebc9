import { useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { isTaught, type StoredLists } from './flow/initial-flow.ts';
import type { PriceListServerState } from './flow/server-state.ts';
import { usePriceList } from './flow/use-price-list.ts';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { chosenColumn } from './preview/price-columns.ts';
import { ResultPanel } from './result/result-panel.tsx';
import { SupplierList } from './suppliers/supplier-list.tsx';
import { TeachingPanel } from './teaching/teaching-panel.tsx';
import { FilePicker } from './upload/file-picker.tsx';
import { MessageField } from './upload/message-field.tsx';
import { storedMessage, toMessageFile } from './upload/message-file.ts';
import { useFileDrop } from './upload/use-file-drop.ts';

const steps = [
  {
    title: 'Elegí o pegá la lista',
    text: 'PDF, Excel, CSV o el texto de un mensaje, tal como te la mandó el proveedor.',
  },
  { title: 'Revisá los precios', text: 'Cada línea con su producto; lo dudoso arranca sin tildar.' },
  { title: 'Confirmá', text: 'Recién ahí cambian. La última lista se puede deshacer por media hora.' },
];

type PriceListImportProps = { state: PriceListServerState & StoredLists & { message: string } };

/** Imports prices from a supplier's list. The file can be dropped anywhere on the screen. */
export function PriceListImport({ state }: PriceListImportProps) {
  const { flow, isBusy, teaching, supplierName, ...actions } = usePriceList(state);
  const { pick, remove, read, teach, nameSupplier, cancel, changeSelection, changeRule, readIn, confirm, undo } =
    actions;
  const { file, problem } = flow;
  const isReading = flow.step.at === 'reading';
  // What is taught stays in sight while the list is read again.
  const step = flow.step.at === 'reading' && isTaught(teaching) ? flow.step.before : flow.step;
  const isPreviewing = step.at === 'preview' || step.at === 'confirming';
  const hasResult = step.at === 'done' || step.at === 'undoing' || step.at === 'undone';
  const resultKey = hasResult ? `${step.at === 'undone' ? 'undone' : 'done'} ${step.done.id}` : undefined;
  const picker = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState(state.message);
  const keepMessage = (text: string) => {
    setMessage(text);
    storedMessage.store(text);
  };
  const pickFile = (picked: File | undefined) => {
    if (picked) keepMessage('');
    pick(picked);
  };
  const paste = (text: string) => {
    keepMessage(text);
    if (text.trim() === '') remove();
    else pick(toMessageFile(text));
  };
  const { isOver, target } = useFileDrop(pickFile);

  return (
    <div
      {...target}
      className={classNames(
        'flex flex-1 flex-col gap-6',
        isOver && 'rounded-lg outline-3 outline-offset-8 outline-accent',
      )}
    >
      {hasResult && (
        <ResultPanel
          key={resultKey}
          screen="pdf"
          done={step.done}
          undone={step.at === 'undone'}
          undoing={step.at === 'undoing'}
          expiresAt={step.at === 'undone' ? 0 : step.expiresAt}
          onUndo={() => void undo()}
        />
      )}
      <FilePicker
        input={picker}
        file={file}
        problem={problem}
        busy={isBusy}
        reading={flow.step.at === 'reading' ? flow.step.share : undefined}
        prompt={step.at === 'start' ? 'Elegí la lista del proveedor' : 'Elegí otra lista'}
        small={isPreviewing}
        isNext={!isPreviewing && (file !== null || step.at === 'start')}
        onPick={pickFile}
        onRead={() => void read()}
        onStop={cancel}
      >
        {/* A confirmation takes the file away, and with it what was pasted. */}
        <MessageField value={file ? message : ''} disabled={isBusy} onChange={paste} />
      </FilePicker>
      {step.at === 'start' && (
        <ol className="grid gap-4 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-3">
              <span aria-hidden="true" className="title text-2xl text-accent tabular-nums">
                {index + 1}
              </span>
              <p>
                <strong className="block">{title}</strong>
                <span className="text-sm text-muted">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {/* An undo may have forgotten one. */}
      {(step.at === 'start' || hasResult) && <SupplierList key={`suppliers ${resultKey}`} />}
      {isPreviewing && (
        <TeachingPanel
          preview={step.preview}
          {...{ teaching, supplierName }}
          hasFile={file !== null}
          confirming={step.at === 'confirming'}
          onTeach={teach}
          onNameSupplier={nameSupplier}
        />
      )}
      {isPreviewing && (
        <PreviewPanel
          key={step.preview.id}
          preview={step.preview}
          selection={step.selection}
          expiresAt={step.expiresAt}
          closed={step.at === 'preview' ? step.closed : undefined}
          confirming={step.at === 'confirming'}
          reading={isReading}
          takesFocus={!isTaught(teaching)}
          onSelectionChange={changeSelection}
          onRuleChange={changeRule}
          onReadIn={(rate) => void readIn(rate)}
          onConfirm={(newLines) => void confirm(newLines)}
          onCancel={cancel}
          hasFile={file !== null}
          onReadAgain={(priceColumn = chosenColumn(step.preview)) =>
            file ? void read(priceColumn) : picker.current?.click()
          }
        />
      )}
    </div>
  );
}
