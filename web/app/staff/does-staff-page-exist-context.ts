import { createContext } from 'react';

/** Whether a screen stands at a path. The routes tell the shell, so that no menu leads where nothing is. */
export const DoesStaffPageExistContext = createContext<(path: string) => boolean>(() => false);
