import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import type { CarouselEngine } from './carousel-engine.ts';

type CarouselControlsProps = {
  engine: CarouselEngine | null;
  playing: boolean;
  togglePlaying: () => void;
  /** Scrolls the row while the engine is not loaded. */
  scroll: (direction: 1 | -1) => void;
  /** Title of the carousel, for the names of the buttons. */
  label: string;
  inverse: boolean;
};

/** Pause and, without a touch screen, previous and next. Rendered from the start, so that nothing shifts when the engine loads. */
export function CarouselControls({ engine, playing, togglePlaying, scroll, label, inverse }: CarouselControlsProps) {
  const tone = inverse ? 'overlay' : 'plain';
  const frame = classNames('border', inverse ? 'border-white/40' : 'border-line');
  const ToggleIcon = playing ? PauseIcon : PlayIcon;
  return (
    <div className="needs-script order-last flex gap-2 md:ml-auto pointer-coarse:[&>:not(:first-child)]:hidden">
      <IconButton
        label={playing ? `Pausar ${label}` : `Reanudar ${label}`}
        tone={tone}
        className={classNames(frame, 'motion-reduce:hidden')}
        onClick={togglePlaying}
      >
        <ToggleIcon className="size-4" fill="currentColor" />
      </IconButton>
      <IconButton
        label={`${label}: anterior`}
        tone={tone}
        className={frame}
        onClick={() => (engine ? engine.previous() : scroll(-1))}
      >
        <ChevronLeftIcon className="size-5" />
      </IconButton>
      <IconButton
        label={`${label}: siguiente`}
        tone={tone}
        className={frame}
        onClick={() => (engine ? engine.next() : scroll(1))}
      >
        <ChevronRightIcon className="size-5" />
      </IconButton>
    </div>
  );
}
