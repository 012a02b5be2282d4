"""Compiles the hot modules: every `x.py` that has an `x.pxd` beside it, and packs the rule examples. All else is in
pyproject.toml.

    python setup.py build_ext --inplace --strict               for development (`make build`)
    python setup.py build_ext --sanitize -b build/sanitized    a wrong index of a C array traps (`make test`)

The compiler is the one that Python was built with, or the one that CC names; where neither works, that of the package
ziglang, if it is installed. PANTHEON_COMPILE=0 installs without them.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCES = Path("src")
GENERATED = Path("build/cython")
EXAMPLES = Path("fixtures/rules")
PACKED = Path("pantheon/examples/rules")  # where pantheon/examples/shelf.py looks for them
NO_COMPILER, NO_HEADERS = 3, 4  # exit statuses of a strict build
SLOW = "everything runs interpreted, about a hundred times slower"

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,  # C types are in the .pxd; annotations are for people and mypy
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "binding": False,
}
# Without debugging symbols the modules have a fifth of the size and compile faster.
FLAGS = [] if sys.platform == "win32" else ["-O3", "-g0"]
# Not bounds-strict: that one trips over CPython itself. Not checked: pointers, and an array that is the last
# field of its class.
# Not optimised, as that takes most of the time; the checks are the same.
SANITIZER = ["-O0", "-g1", "-fsanitize=bounds"]
TRAP = ["-fsanitize-undefined-trap-on-error"]
# Python's own flags are for the compiler it was built with. Without -O zig first spends half a minute on a run-time
# library for debugging; without -mcpu the modules would need this very processor.
ZIG = [sys.executable, "-m", "ziglang", "cc"]
ZIG += ["-O3", "-g0", "-fwrapv", "-DNDEBUG", "-fno-sanitize=undefined", "-mcpu=baseline"]
ZIG_TRAP = ["-fsanitize-trap=bounds"]


def hot_modules() -> list[Extension]:
    sources = sorted(pxd.with_suffix(".py") for pxd in SOURCES.rglob("*.pxd"))
    return [
        Extension(
            ".".join(py.relative_to(SOURCES).with_suffix("").parts),
            [str(py)],
            depends=["setup.py"],
            extra_compile_args=[*FLAGS],
        )
        for py in sources
        if py.exists()  # a .pxd alone is only for cimport
    ]


class BuildHotModules(build_ext):
    user_options = [
        *build_ext.user_options,
        ("sanitize", None, "trap at a wrong index of a C array"),
        ("strict", None, f"fail if a module does not compile; {NO_COMPILER}: no compiler, {NO_HEADERS}: no headers"),
    ]
    boolean_options = [*build_ext.boolean_options, "sanitize", "strict"]

    def initialize_options(self) -> None:
        super().initialize_options()
        self.sanitize = False
        self.strict = False
        self.trap = TRAP
        self.missing = 0  # or one of the statuses above

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        super().run()
        self.remove_left_behind()
        if self.strict and self.missing:
            sys.exit(self.missing)

    def build_extensions(self) -> None:
        if not self.has_headers():
            self.do_without(NO_HEADERS, f"Python's headers are missing, so {SLOW}: {self.package_of_headers()}")
        elif not (self.compiler_works() or (self.use_zig() and self.compiler_works())):
            self.do_without(NO_COMPILER, f"there is no C compiler, so {SLOW}")
        else:
            for extension, c_file in zip(self.extensions, self.translate(), strict=True):
                extension.sources = c_file.sources
                extension.optional = not self.strict
                if self.sanitize:
                    extension.extra_compile_args += SANITIZER + self.trap
            super().build_extensions()

    def do_without(self, status: int, why: str) -> None:
        print(why, file=sys.stderr)
        self.missing = status
        self.extensions = []

    def has_headers(self) -> bool:
        return any(Path(folder, "Python.h").exists() for folder in self.compiler.include_dirs)

    def package_of_headers(self) -> str:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        return (
            f"install python{version}-dev (Debian, Ubuntu) or python3-devel (Fedora, openSUSE), then run make again"
        )

    def use_zig(self) -> bool:
        """Make the packaged compiler the compiler; its caches stay in the checkout."""
        if find_spec("ziglang") is None:
            return False
        for cache in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR"):
            os.environ.setdefault(cache, str(Path("build/zig").absolute()))
        shared = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
        self.compiler.set_executables(compiler=ZIG, compiler_so=[*ZIG, "-fPIC"], linker_so=[*ZIG, *shared])
        self.trap = ZIG_TRAP
        return True

    def compiler_works(self) -> bool:
        if sys.platform == "win32":
            return True  # not easily asked; a failure later is let pass, as the modules are optional
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text("#include <Python.h>\n")
            headers = [f"-I{include}" for include in self.compiler.include_dirs]
            command = [*self.compiler.compiler_so, *headers, "-c", str(probe), "-o", f"{folder}/probe.o"]
            try:
                return subprocess.run(command, capture_output=True, check=False).returncode == 0
            except OSError:
                return False

    def translate(self) -> list[Extension]:
        from Cython.Build import cythonize  # not needed where nothing is compiled
        from Cython.Compiler.Errors import CompileError

        changed = Path("setup.py").stat().st_mtime  # perhaps the directives, which Cython does not compare
        try:
            translated: list[Extension] = cythonize(
                self.extensions,
                build_dir=str(GENERATED),
                include_path=[str(SOURCES)],
                compiler_directives=DIRECTIVES,
                nthreads=self.parallel or 0,
                force=any(c.stat().st_mtime < changed for c in GENERATED.rglob("*.c")),
                quiet=True,
            )
        except CompileError as error:
            sys.exit(f"Cython refuses {error}, see above")
        return translated

    def remove_left_behind(self) -> None:
        """A compiled module whose source is gone, or could not be compiled, must not be imported any more."""
        root = SOURCES if self.inplace else Path(self.build_lib)
        made = {root / self.get_ext_filename(extension.name) for extension in self.extensions}
        for file in root.glob(f"pantheon/**/*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if file not in made:
                file.unlink()


class PackExamples(build_py):
    """The rules pages show the examples, so whoever installs the package gets them; a checkout has them already."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib) / PACKED, ignore_errors=True)  # of an earlier build
            shutil.copytree(EXAMPLES, Path(self.build_lib) / PACKED)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        packed = [Path(self.build_lib) / PACKED / file.relative_to(EXAMPLES) for file in EXAMPLES.rglob("*.rule")]
        return [*super().get_outputs(include_bytecode), *map(str, packed)]


if __name__ == "__main__":  # Cython's worker processes may import this file
    compiled = os.environ.get("PANTHEON_COMPILE") != "0"
    commands = {"build_ext": BuildHotModules, "build_py": PackExamples}
    setup(ext_modules=hot_modules() if compiled else [], cmdclass=commands)
