package dev.straightway.runtime.recording;

import java.util.List;

import dev.straightway.runtime.hal.EntityLink;
import dev.straightway.runtime.hal.LinkTable;
import dev.straightway.runtime.hal.LinkedMethod;
import io.quarkus.runtime.RuntimeValue;
import io.quarkus.runtime.annotations.Recorder;

/** Carries the links of entities from the build to the application. */
@Recorder
public class HalRecorder {

    /** {@return the links of all entities} */
    public RuntimeValue<LinkTable> links(List<EntityLink> links, List<LinkedMethod> methods) {
        return new RuntimeValue<>(new LinkTable(links, methods));
    }
}
