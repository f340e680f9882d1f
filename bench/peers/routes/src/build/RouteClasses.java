import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the resource classes of applications with many routes, five to a class: {@code java RouteClasses.java FOLDER 10 100}.
 * <p>
 * A class in the middle, {@code routes/match-0000}, is in each application; as many as there are beside it are called
 * {@code routes/lower-…} and {@code routes/upper-…}, so that the one that is asked comes neither first nor last in any order.
 */
final class RouteClasses {

    private static final int ROUTES_PER_CLASS = 5;

    private RouteClasses() {
    }

    public static void main(String[] arguments) throws IOException {
        for (int i = 1; i < arguments.length; i++) {
            String packageName = "dev.straightway.peer.routes.n" + arguments[i];
            Path folder = Files.createDirectories(Path.of(arguments[0], packageName.split("\\.")));
            List<String> names = names(Integer.parseInt(arguments[i]) / ROUTES_PER_CLASS);
            for (String name : names) {
                Files.writeString(folder.resolve(className(name) + ".java"), resource(packageName, name));
            }
            Files.writeString(folder.resolve("Routes.java"), list(packageName, names));
        }
    }

    private static List<String> names(int classes) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < classes / 2; i++) {
            names.add(String.format("lower-%04d", i));
        }
        names.add("match-0000");
        for (int i = 0; names.size() < classes; i++) {
            names.add(String.format("upper-%04d", i));
        }
        return names;
    }

    private static String className(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1).replace("-", "") + "Resource";
    }

    private static String resource(String packageName, String name) {
        return """
                package %s;

                import jakarta.ws.rs.Consumes;
                import jakarta.ws.rs.DELETE;
                import jakarta.ws.rs.GET;
                import jakarta.ws.rs.POST;
                import jakarta.ws.rs.PUT;
                import jakarta.ws.rs.Path;
                import jakarta.ws.rs.PathParam;
                import jakarta.ws.rs.Produces;
                import jakarta.ws.rs.core.MediaType;

                import io.smallrye.common.annotation.NonBlocking;

                @Path("routes/%s")
                @Produces(MediaType.TEXT_PLAIN)
                @Consumes(MediaType.TEXT_PLAIN)
                @NonBlocking
                public class %s {

                    @GET
                    public String list() {
                        return "all";
                    }

                    @POST
                    public String add(String content) {
                        return content;
                    }

                    @GET
                    @Path("{id}")
                    public String get(@PathParam("id") String id) {
                        return id;
                    }

                    @PUT
                    @Path("{id}")
                    public String put(@PathParam("id") String id, String content) {
                        return content;
                    }

                    @DELETE
                    @Path("{id}")
                    public void remove(@PathParam("id") String id) {
                    }
                }
                """.formatted(packageName, name, className(name));
    }

    /** For stacks that are told their resources by hand. */
    private static String list(String packageName, List<String> names) {
        List<String> classes = names.stream().map(name -> className(name) + ".class").toList();
        return """
                package %s;

                import java.util.List;
                import java.util.function.Supplier;

                public final class Routes implements Supplier<List<Class<?>>> {

                    @Override
                    public List<Class<?>> get() {
                        return List.of(new Class<?>[] {
                                %s });
                    }
                }
                """.formatted(packageName, String.join(",\n                ", classes));
    }
}
