package dev.straightway.runtime.recording;

import java.util.List;

/**
 * A class whose objects are made of, or filled with, parts of a request.
 *
 * @param className the binary name of the class
 * @param reader the binary name of the generated {@code BeanReader}
 * @param parameters those of the constructor, then one for each field and setter
 */
public record BeanSpec(String className, String reader, List<ParameterSpec> parameters) {
}
