package dev.straightway.deployment;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.jboss.jandex.CompositeIndex;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Indexer;

import io.quarkus.builder.item.SimpleBuildItem;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.resteasy.reactive.spi.GeneratedJaxRsResourceBuildItem;

/** The classes of the application and of its libraries, with the resources that other extensions generate. */
final class ResourceIndexBuildItem extends SimpleBuildItem {

    private final IndexView index;
    private final IndexView lookup;
    private final Set<String> generated;

    private ResourceIndexBuildItem(IndexView index, IndexView lookup, Set<String> generated) {
        this.index = index;
        this.lookup = lookup;
        this.generated = generated;
    }

    static ResourceIndexBuildItem of(CombinedIndexBuildItem index, List<GeneratedJaxRsResourceBuildItem> generated)
            throws IOException {
        if (generated.isEmpty()) {
            return new ResourceIndexBuildItem(index.getIndex(), index.getComputingIndex(), Set.of());
        }
        Indexer indexer = new Indexer();
        for (GeneratedJaxRsResourceBuildItem type : generated) {
            indexer.index(new ByteArrayInputStream(type.getData()));
        }
        IndexView more = indexer.complete();
        return new ResourceIndexBuildItem(CompositeIndex.create(index.getIndex(), more),
                CompositeIndex.create(index.getComputingIndex(), more),
                more.getKnownClasses().stream().map(type -> type.name().toString()).collect(Collectors.toSet()));
    }

    /** {@return the names of the generated classes} */
    Set<String> generated() {
        return generated;
    }

    /** {@return what is searched for annotations} */
    IndexView index() {
        return index;
    }

    /** {@return what knows every class that the application can load} */
    IndexView lookup() {
        return lookup;
    }
}
