package dev.straightway.runtime.recording;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.Resource;
import dev.straightway.Resources;
import io.quarkus.arc.Arc;

/** Asks the application for the resources that it builds itself; used by the thread that starts. */
final class AddedResources implements Resources {

    private final List<Resource> added = new ArrayList<>();
    private boolean started;

    /** {@return what observers have added, in their order} */
    static List<Resource> ask() {
        AddedResources resources = new AddedResources();
        Arc.container().beanManager().getEvent().select(Resources.class).fire(resources);
        resources.started = true;
        return List.copyOf(resources.added);
    }

    @Override
    public Resources add(Resource resource) {
        if (started) {
            throw new IllegalStateException(resource + " comes too late: resources are added while the event is observed");
        }
        added.add(resource);
        return this;
    }
}
