package dev.straightway.deployment.proof.corpus.harmless;

import java.io.File;
import java.net.InetSocketAddress;
import java.nio.file.Path;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** Makes the names of files and of servers, and opens none. */
@jakarta.ws.rs.Path("harmless/names")
public class FileNamesResource {

    private static final Path ROOT = Path.of("/srv/files");

    @GET
    @jakarta.ws.rs.Path("{name}")
    public String inside(@PathParam("name") String name) {
        Path file = ROOT.resolve(name).normalize();
        if (!file.startsWith(ROOT) || file.getNameCount() > 4) {
            return "outside";
        }
        Path parent = file.getParent();
        return ROOT.relativize(file) + " in " + (parent.equals(ROOT) ? "the root" : parent.getFileName().toString());
    }

    @GET
    @jakarta.ws.rs.Path("sibling/{name}")
    public String sibling(@PathParam("name") String name) {
        File file = new File("/srv", name);
        return new File(file, "index.html").getPath() + file.getParent() + file.isAbsolute() + file.equals(new File(name));
    }

    @GET
    @jakarta.ws.rs.Path("server")
    public String server(@QueryParam("host") String host, @QueryParam("port") int port) {
        InetSocketAddress address = InetSocketAddress.createUnresolved(host, port);
        return address.getHostString() + ":" + address.getPort();
    }
}
