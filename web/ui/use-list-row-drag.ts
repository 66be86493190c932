import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Edge = 'before' | 'after';
type Options = {
  /** Rows move only within the list of this name. */
  list: string;
  index: number;
  isDisabled?: boolean;
  onMove: (from: number, to: number) => void;
};

/**
 * Lets a row of a list be dragged by its handle to another place of the same list. It is for pointers: beside it stand buttons,
 * for whoever has none.
 */
export function useListRowDrag({ list, index, isDisabled = false, onMove }: Options) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const move = useEffectEvent(onMove);

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle || isDisabled) return undefined;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['index'] !== index,
        getData: ({ input }) => ({ edge: findEdge(element, input.clientY) }),
        onDrag: ({ self }) => setEdge(readEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, self }) => {
          setEdge(null);
          move(Number(source.data['index']), findPlace(source.data, self.data, index));
        },
      }),
    );
  }, [list, index, isDisabled]);

  return {
    row,
    handle,
    /** For the style of the row: that it is dragged, or where the dragged one would come to stand. */
    marks: { 'data-dragged': isDragged || undefined, 'data-drop': edge ?? undefined },
  };
}

function findEdge(element: Element, clientY: number): Edge {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}

function readEdge(target: Record<string | symbol, unknown>): Edge {
  return target['edge'] === 'before' ? 'before' : 'after';
}

/** Where the dragged row stands once it is taken out of its own place. */
function findPlace(
  source: Record<string | symbol, unknown>,
  target: Record<string | symbol, unknown>,
  index: number,
): number {
  const isFromAbove = Number(source['index']) < index;
  if (readEdge(target) === 'before') return isFromAbove ? index - 1 : index;
  return isFromAbove ? index : index + 1;
}
