package dev.straightway.runtime.recording;

import java.util.List;

import dev.straightway.runtime.invocation.MethodSpec;

/**
 * By which names security extensions know a resource method or locator.
 *
 * @param method as the resource class has it
 * @param declared as the class declares it that has its code, and behind it where its annotations stand, if that is elsewhere
 */
public record GuardedSpec(MethodSpec method, List<MethodSpec> declared) {
}
