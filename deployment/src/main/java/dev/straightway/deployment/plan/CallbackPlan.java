package dev.straightway.deployment.plan;

import java.util.List;

import dev.straightway.deployment.types.Given;
import dev.straightway.runtime.recording.CallbackSpec;

/**
 * Everything that was decided for a method that is called around resource methods.
 *
 * @param spec what is recorded of it; its class is generated
 * @param call the method
 * @param arguments how each argument is made, in order
 * @param later whether it answers later
 */
public record CallbackPlan(CallbackSpec spec, CallPlan call, List<ArgumentGiven> arguments, boolean later) {

    /**
     * An argument.
     *
     * @param descriptor the JVM descriptor of the parameter's type
     * @param given what it is
     */
    public record ArgumentGiven(String descriptor, Given given) {
    }

    /** {@return the binary name of the class that is generated} */
    public String callback() {
        return spec.callback();
    }

    /** {@return the words for the build report} */
    String words() {
        return call.signature() + (spec.exceptions().isEmpty() ? "" : " for " + String.join(", ", spec.exceptions()));
    }
}
