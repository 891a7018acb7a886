-- wrk: each thread asks one of the servers, as the students of its own, in turn.
local made = 0
local ports = {}
for port in string.gmatch(os.getenv("BENCH_PORTS"), "%d+") do table.insert(ports, port) end

function setup(thread)
  thread:set("first", made)
  thread.addr = wrk.lookup(wrk.host, ports[made % #ports + 1])[1]
  made = made + 1
end

function init(args)
  local method, encoding, body = args[1], args[2], args[3]
  local threads, callers = tonumber(args[4]), tonumber(args[5])
  wrk.method = method
  if encoding ~= "" then wrk.headers["accept-encoding"] = encoding end
  if body ~= "" then wrk.headers["content-type"] = "application/json" end
  math.randomseed(os.time() * 1000 + first)
  local digit = function() return string.format("%x", math.random(0, 15)) end
  -- Each answer is one of its own.
  local id = function() return (string.gsub("xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx", "x", digit)) end
  local student = first
  request = function()
    student = (student + threads) % callers
    wrk.headers["authorization"] = "Bearer bench-" .. student + 1
    return wrk.format(nil, nil, nil, body ~= "" and string.gsub(body, "NEWID", id) or nil)
  end
end

function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"count":%d,"microseconds":%d,"failed":%d}\n', summary.requests, summary.duration, failed))
end
