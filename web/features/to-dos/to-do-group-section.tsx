import { type ReactNode, useId } from 'react';
import styles from './to-dos.module.css';

type Props<Task> = {
  title: string;
  tasks: readonly Task[];
  children: (task: Task, place: number) => ReactNode;
};

export function ToDoGroupSection<Task>({ title, tasks, children }: Props<Task>) {
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <section className={styles['task-group']} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{tasks.length}</span>
      </h2>
      <ul className={styles['task-list']}>{tasks.map(children)}</ul>
    </section>
  );
}
