/**
 * Fourth stage: writes the classes of the plan. No algorithm lives in bytecode: every line that is written calls a tested
 * method of the runtime, or the user's own.
 * <p>
 * Imports {@code plan}, {@code types}, the runtime's invocation ABI and Gizmo. Start at {@link InvokerGenerator}.
 */
package dev.straightway.deployment.generate;
