package dev.straightway.deployment;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.jboss.jandex.ClassSummary;
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
    private final Map<String, byte[]> generated;

    private ResourceIndexBuildItem(IndexView index, IndexView lookup, Map<String, byte[]> generated) {
        this.index = index;
        this.lookup = lookup;
        this.generated = generated;
    }

    static ResourceIndexBuildItem of(CombinedIndexBuildItem index, List<GeneratedJaxRsResourceBuildItem> generated)
            throws IOException {
        if (generated.isEmpty()) {
            return new ResourceIndexBuildItem(index.getIndex(), index.getComputingIndex(), Map.of());
        }
        Indexer indexer = new Indexer();
        Map<String, byte[]> classes = new HashMap<>();
        for (GeneratedJaxRsResourceBuildItem type : generated) {
            ClassSummary summary = indexer.indexWithSummary(new ByteArrayInputStream(type.getData()));
            classes.put(summary.name().toString('/'), type.getData());
        }
        IndexView more = indexer.complete();
        return new ResourceIndexBuildItem(CompositeIndex.create(index.getIndex(), more),
                CompositeIndex.create(index.getComputingIndex(), more), Map.copyOf(classes));
    }

    /** {@return the binary names of the generated classes} */
    Set<String> generated() {
        return generated.keySet().stream().map(name -> name.replace('/', '.')).collect(Collectors.toSet());
    }

    /** {@return the generated classes by their internal names} */
    Map<String, byte[]> classes() {
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
