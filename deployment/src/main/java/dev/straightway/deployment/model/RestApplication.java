package dev.straightway.deployment.model;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

/**
 * Everything of Jakarta REST that the application declares.
 *
 * @param index where the declarations were found; knows the classes of the JDK and of libraries too
 * @param declaration the subclass of {@code jakarta.ws.rs.core.Application}
 * @param applications all subclasses of {@code Application}, of which there may be one
 * @param resources the root resource classes in the order of their names
 * @param providers the classes that extend the runtime
 */
public record RestApplication(IndexView index, Optional<ClassInfo> declaration, List<ClassInfo> applications,
        List<ResourceClass> resources, List<Provider> providers) {

    /** {@return whether a method is called as a resource method, or is where one has its annotations} */
    public boolean isResourceMethod(MethodInfo method) {
        return resources.stream().flatMap(type -> type.methods().stream())
                .anyMatch(known -> known.declaration().equals(method) || known.annotated().equals(method));
    }
}
