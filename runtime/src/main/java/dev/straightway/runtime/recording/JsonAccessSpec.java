package dev.straightway.runtime.recording;

import java.util.List;

/**
 * Code that was generated to write the beans of a class as JSON, or to read them.
 *
 * @param type the binary name of the class
 * @param access the binary name of what asks or fills its beans
 * @param members which it asks or sets, in the order of their numbers
 */
public record JsonAccessSpec(String type, String access, List<String> members) {
}
