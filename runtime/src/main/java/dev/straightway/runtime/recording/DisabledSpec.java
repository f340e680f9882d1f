package dev.straightway.runtime.recording;

import org.eclipse.microprofile.config.Config;

/**
 * When the resource methods of a class are left out.
 *
 * @param className the binary name of the class
 * @param property the name of a configuration property
 * @param value the value of the property that disables the class
 * @param ifMissing whether it is disabled if the property isn't set
 */
public record DisabledSpec(String className, String property, String value, boolean ifMissing) {

    /** {@return whether the class is left out} */
    boolean applies(Config config) {
        String set = config.getConfigValue(property).getValue();
        return set == null ? ifMissing : set.equals(value);
    }
}
