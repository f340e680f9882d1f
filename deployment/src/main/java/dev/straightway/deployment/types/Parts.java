package dev.straightway.deployment.types;

import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Part;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.runtime.invocation.PartShape;

/** Finds the parameters that take parts of a multipart form as Quarkus REST has them. */
public final class Parts {

    private static final Map<String, PartShape> SHAPES = Map.of(
            "org.jboss.resteasy.reactive.multipart.FileUpload", PartShape.UPLOAD,
            "java.io.File", PartShape.FILE,
            "java.nio.file.Path", PartShape.PATH,
            "byte[]", PartShape.BYTES,
            "java.io.InputStream", PartShape.STREAM,
            "org.jboss.resteasy.reactive.server.multipart.MultipartFormDataInput", PartShape.FORM);

    /**
     * How a parameter takes parts.
     *
     * @param key the name of the part
     * @param all whether it takes all of that name, as a list
     * @param element the type of one
     * @param mediaType in which an object is read; empty for other shapes
     */
    public record Use(String key, PartShape shape, boolean all, Type element, String mediaType) {
    }

    private Parts() {
    }

    /** {@return how a parameter takes parts; empty if it doesn't} */
    public static Optional<Use> find(ResourceParameter parameter) {
        if (parameter instanceof Part part) {
            return Optional.of(use(part.type(), part.key(), part.partType()));
        }
        return parameter instanceof Text text && text.place() == Place.FORM
                ? Optional.of(use(text.type(), text.key(), "")).filter(use -> use.shape() != PartShape.OBJECT)
                : Optional.empty();
    }

    private static Use use(Type type, String key, String mediaType) {
        boolean list = type.kind() == Type.Kind.PARAMETERIZED_TYPE && type.name().toString().equals("java.util.List");
        Type element = list ? type.asParameterizedType().arguments().get(0) : type;
        PartShape shape = SHAPES.getOrDefault(element.toString(), PartShape.OBJECT);
        return new Use(key, shape, list, element, shape == PartShape.OBJECT ? mediaType : "");
    }
}
