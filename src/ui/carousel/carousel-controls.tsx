import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import type { CarouselEngine } from './carousel-engine.ts';

type CarouselControlsProps = {
  engine: CarouselEngine | null;
  playing: boolean;
  togglePlaying: () => void;
  /** Moves the row before the engine runs. */
  scroll: (direction: 1 | -1) => void;
  /** What moves, for the names of the buttons. */
  label: string;
  inverse: boolean;
};

/** Back, pause, on. Present from the start, so that nothing jumps when the engine arrives. */
export function CarouselControls({ engine, playing, togglePlaying, scroll, label, inverse }: CarouselControlsProps) {
  const tone = inverse ? 'overlay' : 'plain';
  const frame = classNames('border', inverse ? 'border-white/40' : 'border-line');
  const PlayIcon = playing ? PauseIcon : PlayIcon;
  return (
    <div className="needs-script flex gap-2">
      <IconButton
        label={playing ? `Pausar ${label}` : `Reanudar ${label}`}
        tone={tone}
        className={classNames(frame, 'motion-reduce:hidden')}
        onClick={togglePlaying}
      >
        <PlayIcon className="size-4" fill="currentColor" />
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
